import {
  readPaymentToAgency,
  readPaymentToEmployer,
  readPaymentToMarketplace,
} from '#contract/notifications/operations/payments.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { readPayment } from '../queries/payments.ts';

export const paymentRoutes: readonly Route[] = [
  answer(readPaymentToMarketplace, readPayment('marketplace')),
  answer(readPaymentToEmployer, readPayment('employer')),
  answer(readPaymentToAgency, readPayment('agency')),
];
