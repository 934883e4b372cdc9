export { viewsQueryOf, type ViewCalls } from './client.ts';
export { SaveView } from './parts/save-view.tsx';
