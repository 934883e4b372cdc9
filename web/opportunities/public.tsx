export { OpportunitiesPage } from './pages/opportunities-page.tsx';
export { opportunitiesSearch } from './parts/search.ts';
