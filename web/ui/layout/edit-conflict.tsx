import { copy } from '#web/ui/copy.ts';
import { Banner } from './banner.tsx';

/**
 * Shown above a form whose record changed while it was open. The user's input stays, and saving overwrites knowingly.
 */
export const EditConflict = () => <Banner tone="warn">{copy.changedMeanwhile}</Banner>;
