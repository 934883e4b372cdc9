export { ContactSupport, supportOpening } from './parts/contact-support.tsx';
export { words as contactWords } from './parts/contact-words.ts';
