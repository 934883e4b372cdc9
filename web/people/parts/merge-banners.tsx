import type { PersonMerge, PersonView } from '#contract/people/shapes.ts';
import { useUndoMerge } from '#web/people/client.ts';
import { copy } from '#web/people/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

const MergeBanner = ({ personId, merge }: { personId: string; merge: PersonMerge }) => {
  const undo = useUndoMerge();
  const { mergeId, mergedName, byName, undoUntil, can } = merge;
  return (
    <Banner
      tone="info"
      action={
        <Button
          size="sm"
          off={can.undo}
          pending={undo.isPending}
          onClick={() =>
            undo.mutate(
              { personId, mergeId },
              { onSuccess: () => toast.success(copy.mergeUndone), onError: (error) => toast.problem(error) },
            )
          }
        >
          {copy.undoMerge}
        </Button>
      }
    >
      {copy.mergedBanner({ by: byName, other: mergedName, until: formatDateTime(undoUntil, viewerZone()) })}
    </Banner>
  );
};

/** The merges that can still be undone, latest first. */
export const MergeBanners = ({ person }: { person: PersonView }) =>
  person.merges.map((merge) => <MergeBanner key={merge.mergeId} personId={person.personId} merge={merge} />);
