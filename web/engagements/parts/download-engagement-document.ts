import { downloadDocumentEndpoint } from '#contract/engagements/endpoints/agency.ts';
import { callFile } from '#web/platform/client.ts';
import { offerDownload } from '#web/platform/offer-download.ts';

/** Downloads a document. */
export const downloadEngagementDocument = async (documentId: string): Promise<void> => {
  offerDownload(await callFile(downloadDocumentEndpoint, { documentId }));
};
