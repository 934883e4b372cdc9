import type { BidAmounts, Opening } from './commitment.ts';

/** The part of the vault that seals texts. */
interface Sealer {
  seal(purpose: string, text: string): string;
  open(purpose: string, sealed: string): string;
}
interface Vault extends Sealer {
  createWrappedKey(purpose: string): string;
  withKey(purpose: string, wrappedKey: string): Sealer;
}

const lotPurpose = (talentRequestId: string): string => `bids of lot ${talentRequestId}`;
const bidderPurpose = (supplierId: string): string => `bids of agency ${supplierId}`;

interface SealedLot {
  talentRequestId: string;
  sealedKey: string;
}

/** A new key for the sealed bids of a lot, itself sealed. */
export const createLotKey = (vault: Vault, talentRequestId: string): string =>
  vault.createWrappedKey(lotPurpose(talentRequestId));

/** The amounts and the salt of a bid, sealed under the lot's key until its close, and for the bidder's own view. */
export const sealOpening = (
  vault: Vault,
  { talentRequestId, sealedKey }: SealedLot,
  supplierId: string,
  opening: Opening,
): { sealedForLot: string; sealedForBidder: string } => {
  const text = JSON.stringify(opening);
  const purpose = lotPurpose(talentRequestId);
  return {
    sealedForLot: vault.withKey(purpose, sealedKey).seal(purpose, text),
    sealedForBidder: vault.seal(bidderPurpose(supplierId), text),
  };
};

/** Decrypts the opening that `sealOpening` encrypted for the bidder. */
export const openForBidder = (vault: Vault, supplierId: string, sealedForBidder: string): Opening =>
  JSON.parse(vault.open(bidderPurpose(supplierId), sealedForBidder)) as Opening;

/** Opens sealed bids of a lot with its key. Each use of the key is recorded by the caller. */
export const openForLot = (vault: Vault, { talentRequestId, sealedKey }: SealedLot) => {
  const purpose = lotPurpose(talentRequestId);
  const sealer = vault.withKey(purpose, sealedKey);
  return (sealedForLot: string): Opening => JSON.parse(sealer.open(purpose, sealedForLot)) as Opening;
};

/** The amounts in an opening. */
export const amountsOf = ({ amounts }: Opening): BidAmounts => JSON.parse(amounts) as BidAmounts;
