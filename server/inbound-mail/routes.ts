import * as contract from '#contract/inbound-mail/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { issueCvAddress } from './commands/issue-cv-address.ts';
import { readCvAddress } from './queries/cv-address.ts';

export const inboundMailRoutes: readonly Route[] = [
  answer(contract.readCvAddress, readCvAddress),
  answer(contract.issueCvAddress, issueCvAddress),
];
