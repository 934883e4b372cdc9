import { copy } from '#web/ui/copy.ts';
import { Banner } from './banner.tsx';

/**
 * A warning above a form whose record changed while it was open. The input is preserved, and saving knowingly
 * overwrites the change.
 */
export const EditConflict = () => <Banner tone="warn">{copy.changedMeanwhile}</Banner>;
