export { DownloadReportButton, reportsOpenState } from './parts/download-report.tsx';
