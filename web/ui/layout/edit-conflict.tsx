import { copy } from '#web/ui/copy.ts';
import { Banner } from './banner.tsx';

/** Over a form whose record has become another while it was open: what is typed stays, and is sent knowingly. */
export const EditConflict = () => <Banner tone="warn">{copy.changedMeanwhile}</Banner>;
