import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { InputOf } from '#contract/common/operation.ts';
import type { exportPerson as operation, exportPersonPdf as pdfOperation } from '#contract/people/operations.ts';
import { peopleRefusals } from '#contract/people/refusals.ts';
import { generateFile } from '#server/platform/files/generated-file.ts';
import { makePdf } from '#server/platform/files/pdf.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { personDocumentCopy } from '../copy.ts';
import { peopleEvents } from '../events.ts';
import { rightToExportPerson } from '../policy.ts';
import { collectExport } from '../queries/export/collect-export.ts';
import { findPersonId } from '../queries/find-person.ts';
import { readPersonFacts, selectPersonSubmissions } from '../queries/person-submissions.ts';
import { personDocument } from '../rules/person-document.ts';

/** Exports a person's data, and records who did so. */
export const exportPerson = async (scope: AgencyScope, input: InputOf<typeof operation>) => {
  const personId = await findPersonId(scope, input.personId);
  if (personId === undefined) return notFound();
  const rows = await selectPersonSubmissions(scope, personId);
  const facts = await readPersonFacts(scope, personId, rows);
  const right = rightToExportPerson(scope, facts);
  if (!right.allowed) return refuse(peopleRefusals['not-allowed'], { reasons: right.reasons });
  await scope.emit({ kind: peopleEvents.exported, supplierId: scope.tenantId, data: { personId } });
  return collectExport(scope, personId, rows);
};

/** Exports a person's data as a PDF file. */
export const exportPersonPdf = async (
  scope: AgencyScope,
  input: InputOf<typeof pdfOperation>,
): Promise<HandlerResult<typeof pdfOperation>> => {
  const person = await exportPerson(scope, input);
  if (person instanceof Refused) return person;
  const document = personDocument(person, scope.tenantName);
  const bytes = await makePdf(document);
  const fileName = personDocumentCopy.file({ name: document.title.toLowerCase().replaceAll(/\s+/g, '-') });
  return generateFile({ fileName, mediaType: 'application/pdf' }, (out) =>
    pipeline(Readable.from([Buffer.from(bytes)]), out),
  );
};
