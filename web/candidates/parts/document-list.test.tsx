import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import type { CandidateDocument } from '#contract/candidates/shapes/document.ts';
import { DocumentList } from './document-list.tsx';

const documentOf = (documentId: string): CandidateDocument => ({
  documentId,
  kind: 'other',
  fileName: 'Certificate.pdf',
  extension: 'pdf',
  mediaType: 'application/pdf',
  sizeBytes: 20_000,
  created: '2026-11-20T02:00:00.000Z',
  unreadable: null,
});

test('the buttons of documents with the same name have different names, and each acts on its own document', async () => {
  const onRemove = vi.fn<(document: CandidateDocument) => void>();
  const screen = await render(<DocumentList documents={[documentOf('d-1'), documentOf('d-2')]} onRemove={onRemove} />);
  const names = screen
    .getByRole('button')
    .elements()
    .map((button) => button.ariaLabel);
  expect(names).toEqual([
    'Download Certificate.pdf',
    'Remove Certificate.pdf',
    'Download Certificate.pdf (2)',
    'Remove Certificate.pdf (2)',
  ]);
  await screen.getByRole('button', { name: 'Remove Certificate.pdf (2)' }).click();
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(documentOf('d-2'));
});
