import { processImage } from './process-image.ts';
import { extractText } from './extract-text.ts';
import type { ParseResponse, ParseTask } from './protocol.ts';

// The program of a parser process, which parses one file at a time for the server that started it.

const sniff = async (bytes: Uint8Array): Promise<ParseResponse> => {
  const { fileTypeFromBuffer } = await import('file-type');
  try {
    return { mediaType: (await fileTypeFromBuffer(bytes))?.mime };
  } catch {
    return { unreadable: 'damaged' };
  }
};

const readEmail = async (bytes: Uint8Array): Promise<ParseResponse> => {
  const { readEmailContent } = await import('./email-content.ts');
  try {
    return await readEmailContent(bytes);
  } catch {
    return { unreadable: 'damaged' };
  }
};

const perform = (task: ParseTask): Promise<ParseResponse> => {
  if (task.kind === 'text') return extractText(task.extension, task.bytes);
  if (task.kind === 'picture') return processImage(task.mediaType, task.bytes);
  if (task.kind === 'email') return readEmail(task.bytes);
  return sniff(task.bytes);
};

process.on('message', (task: ParseTask) => {
  void perform(task).then((answer) => process.send?.(answer));
});
// This event means that the server has exited.
process.on('disconnect', () => process.exit(0));
