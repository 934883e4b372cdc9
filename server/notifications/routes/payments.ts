import {
  readPaymentToAgency,
  readPaymentToEmployer,
  readPaymentToMarketplace,
} from '#contract/notifications/operations/payments.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { readPayment } from '../queries/payments.ts';

export const paymentRoutes: readonly Route[] = [
  bindOperation(readPaymentToMarketplace, readPayment('marketplace')),
  bindOperation(readPaymentToEmployer, readPayment('employer')),
  bindOperation(readPaymentToAgency, readPayment('agency')),
];
