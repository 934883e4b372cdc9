export { applicationLive } from './parts/live.ts';
export { ApplicationTab } from './parts/application-tab.tsx';
export { ApplyPanel } from './parts/apply/apply-panel.tsx';
export { ReceivedApplications } from './parts/received-applications.tsx';
export { StatusText } from './parts/status-text.tsx';
export { ToDecide, useToDecide } from './parts/to-decide.tsx';
