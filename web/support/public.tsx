export { ContactSupport, supportOpening } from './parts/contact-support.tsx';
