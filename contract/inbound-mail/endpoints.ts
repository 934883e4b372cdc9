import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as operations from './operations.ts';

const path = '/api/v1/inboundMail/cvAddress/{talentRequestId}';

export const readCvAddressEndpoint = endpoint<typeof operations.readCvAddress>('inbound-mail.cvAddress', 'GET', path);
export const issueCvAddressEndpoint = endpoint<typeof operations.issueCvAddress>(
  'inbound-mail.issueCvAddress',
  'POST',
  path,
);

export const inboundMailEndpoints: readonly Endpoint[] = [readCvAddressEndpoint, issueCvAddressEndpoint];
