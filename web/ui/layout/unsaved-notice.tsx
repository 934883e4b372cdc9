import { Button } from '#web/ui/button/button.tsx';
import { copy } from '#web/ui/copy.ts';
import { Banner } from './banner.tsx';

/** A notice above a form whose unsaved input from an earlier visit has been restored. */
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
