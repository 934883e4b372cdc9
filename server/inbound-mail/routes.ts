import * as contract from '#contract/inbound-mail/operations.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { issueCvAddress } from './commands/issue-cv-address.ts';
import { readCvAddress } from './queries/cv-address.ts';

export const inboundMailRoutes: readonly Route[] = [
  bindOperation(contract.readCvAddress, readCvAddress),
  bindOperation(contract.issueCvAddress, issueCvAddress),
];
