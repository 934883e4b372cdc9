export { DownloadReport, reportsOpening } from './parts/download-report.tsx';
