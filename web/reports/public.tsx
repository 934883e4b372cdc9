export { DownloadReport } from './parts/download-report.tsx';
