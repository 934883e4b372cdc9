import { Button } from '#web/ui/button/button.tsx';
import { words } from '#web/ui/words.ts';
import { Banner } from './banner.tsx';

/** Over a form that shows what somebody wrote in it before they left: it is there again, and not saved. */
export const NotSavedYet = ({ onDiscard }: { onDiscard: () => void }) => (
  <Banner
    tone="info"
    action={
      <Button size="sm" onClick={onDiscard}>
        {words.discardWritten}
      </Button>
    }
  >
    {words.notSavedYet}
  </Banner>
);
