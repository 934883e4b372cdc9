import { useQuery } from '@tanstack/react-query';
import { aiAccessQuery, useChangeAccess } from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './draft-candidates.module.css';

/** Turns the agency's assessments on or off, for those who may; others see nothing. */
const AccessButton = ({ isAccessible }: { isAccessible: boolean }) => {
  const change = useChangeAccess();
  return (
    <Button
      {...(isAccessible ? { kind: 'quiet' as const } : { size: 'sm' as const })}
      pending={change.isPending}
      onClick={() =>
        change.mutate(!isAccessible, {
          onSuccess: () => toast.success(isAccessible ? copy.turnedOff : copy.turnedOn),
          onError: (error) => toast.problem(error),
        })
      }
    >
      {isAccessible ? copy.turnOff : copy.turnOn}
    </Button>
  );
};

export const TurnOffAssessment = () => {
  const { data } = useQuery(aiAccessQuery);
  return data?.isAccessible && data.can.change.allowed ? <AccessButton isAccessible /> : null;
};

/** Says that assessments are off. */
export const AssessmentIsOff = () => {
  const { data } = useQuery(aiAccessQuery);
  if (data === undefined || data.isAccessible) return null;
  return (
    <div className={s.off}>
      <Banner tone="info" {...(data.can.change.allowed ? { action: <AccessButton isAccessible={false} /> } : {})}>
        {copy.off}
      </Banner>
    </div>
  );
};
