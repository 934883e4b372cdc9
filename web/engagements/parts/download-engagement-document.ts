import { downloadDocumentEndpoint } from '#contract/engagements/endpoints/agency.ts';
import { downloadFromApi } from '#web/platform/client.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';

/** Downloads a document. */
export const downloadEngagementDocument = async (documentId: string): Promise<void> => {
  downloadBlob(await downloadFromApi(downloadDocumentEndpoint, { documentId }));
};
