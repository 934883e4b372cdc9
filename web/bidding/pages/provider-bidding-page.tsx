import { copy } from '#web/bidding/parts/employer/employer-copy.ts';
import { AuditPanel } from '#web/audits/public.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmployerBiddingTab } from './employer-bidding-tab.tsx';

/** An auction's bids, for Rolecall's staff, who see what the employer sees and name the auditor. */
export const ProviderBiddingPage = ({ engagementId }: { engagementId: string }) => (
  <>
    <PageHeader title={copy.title} />
    <EmployerBiddingTab engagementId={engagementId} clientName="" isReadOnly />
    <AuditPanel engagementId={engagementId} />
  </>
);
