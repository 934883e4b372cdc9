import { Button } from '#web/ui/button/button.tsx';
import { copy } from '#web/ui/copy.ts';
import { Banner } from './banner.tsx';

/** Over a form that shows what somebody wrote in it before they left: it is there again, and not saved. */
export const UnsavedNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Banner
    tone="info"
    action={
      <Button size="sm" onClick={onDiscard}>
        {copy.discardWritten}
      </Button>
    }
  >
    {copy.notSavedYet}
  </Banner>
);
