export { ClientName } from './parts/client-name.tsx';
