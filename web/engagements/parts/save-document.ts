import { downloadDocumentEndpoint } from '#contract/engagements/endpoints/agency.ts';
import { callFile } from '#web/platform/client.ts';
import { saveFile } from '#web/platform/save-file.ts';

/** Downloads a document. */
export const saveDocument = async (documentId: string): Promise<void> => {
  saveFile(await callFile(downloadDocumentEndpoint, { documentId }));
};
