import { copy } from '#web/ui/copy.ts';
import { Banner } from './banner.tsx';

/**
 * A warning above a form whose record has changed while the form was open. The input is kept, and a user who saves
 * anyway overwrites the change.
 */
export const EditConflict = () => <Banner tone="warn">{copy.changedMeanwhile}</Banner>;
