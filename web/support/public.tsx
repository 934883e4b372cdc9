export { ContactSupport } from './parts/contact-support.tsx';
