import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { downloadCertificate as operation } from '#contract/bidding/operations/evidence.ts';
import { biddingRefusals } from '#contract/bidding/refusals.ts';
import { isPercentMethod } from '#contract/engagements/states.ts';
import { formatMoney, formatPercent } from '#contract/common/format-money.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { generateFile } from '#server/platform/files/generated-file.ts';
import { makePdf, type PdfDocument } from '#server/platform/files/pdf.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { certificateCopy as copy } from '../../copy.ts';
import { decodeJwsPayload, type Certificate, type CertifiedBid } from '../../rules/log/receipt.ts';
import { findCertificate } from './evidence.ts';
import { findLot } from '../find-lots.ts';

/** Formats a time from the log in a time zone, with all decimals: 20 Nov 2026, 15:01:00.123456. */
const exactTime = (at: string, timeZone: string): string => {
  const [, fraction = ''] = /(\.\d+)Z$/.exec(at) ?? [];
  const date = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return `${date.format(new Date(at))}${fraction} (${timeZone})`;
};

const bidLines = (bid: CertifiedBid, timeZone: string): string[] => [
  copy.bid({
    at: exactTime(bid.receivedAt, timeZone),
    amount: isPercentMethod(bid.methodId) ? formatPercent(bid.amount) : formatMoney(bid.amount, bid.currency),
    comparable: formatMoney(bid.comparable, bid.currency),
  }),
  copy.commitment({ commitment: bid.commitment }),
];

const rankLine = ({ position, bidderCount }: Certificate): string => {
  if (position === null) return copy.noRank;
  return bidderCount === null ? copy.rank({ position }) : copy.rankOf({ position, count: bidderCount });
};

const resultLine = ({ isAwarded, sharePercent }: Certificate): string => {
  if (!isAwarded) return copy.notSelected;
  return sharePercent === null ? copy.awarded : copy.awardedShare({ share: sharePercent });
};

/** Renders a certificate as a readable document, with the signed file attached. */
const certificateDocument = (
  certificate: Certificate,
  { number, timeZone, signed }: { number: string; timeZone: string; signed: string },
): PdfDocument => {
  const { title, client, reason, awardedCount, bids, bidder, rulesHash, head, agencyName, issuedAt } = certificate;
  return {
    title: copy.title({ title }),
    under: copy.under({ number, client }),
    sections: [
      {
        heading: copy.result,
        lines: [resultLine(certificate), rankLine(certificate), copy.awardedCount({ count: awardedCount })],
      },
      ...(reason === null ? [] : [{ heading: copy.reason({ client }), lines: reason.split('\n') }]),
      { heading: copy.bids, lines: bids.flatMap((bid) => bidLines(bid, timeZone)) },
      {
        heading: copy.log,
        lines: [
          copy.rules({ hash: rulesHash }),
          copy.bidder({ bidder }),
          copy.head({ size: head.size, root: head.root }),
          copy.issued({ agency: agencyName, at: exactTime(issuedAt, timeZone) }),
          copy.signed,
        ],
      },
    ],
    attachments: [{ name: 'certificate.jws', mediaType: 'application/jose', content: signed }],
  };
};

/** Returns the agency's result certificate for a lot as a PDF. */
export const downloadCertificate = async (
  scope: AgencyScope,
  { talentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findLot(scope, talentRequestId);
  if (!found) return notFound();
  const signed = await findCertificate(scope, talentRequestId);
  if (signed === undefined) return refuse(biddingRefusals['no-result-yet']);
  const number = String(found.request.number).padStart(6, '0');
  const { timeZone } = found.engagement;
  const bytes = await makePdf(certificateDocument(decodeJwsPayload<Certificate>(signed), { number, timeZone, signed }));
  return generateFile({ fileName: copy.fileName({ number }), mediaType: 'application/pdf' }, (out) =>
    pipeline(Readable.from([Buffer.from(bytes)]), out),
  );
};
