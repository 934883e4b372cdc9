export { ContactSupport, supportOpening } from './parts/contact-support.tsx';
export { copy as contactWords } from './parts/contact-copy.ts';
