import {
  readPaymentNoticeToAgency,
  readPaymentNoticeToEmployer,
  readPaymentNoticeToMarketplace,
} from '#contract/notifications/operations/payments.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { readPayment } from '../queries/payments.ts';

export const paymentRoutes: readonly Route[] = [
  bindOperation(readPaymentNoticeToMarketplace, readPayment('marketplace')),
  bindOperation(readPaymentNoticeToEmployer, readPayment('employer')),
  bindOperation(readPaymentNoticeToAgency, readPayment('agency')),
];
