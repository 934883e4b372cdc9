export { ContactSupportButton, supportOpenState } from './parts/contact-support.tsx';
export { copy as contactWords } from './parts/contact-copy.ts';
