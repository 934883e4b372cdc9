import type { BidAmounts, BidOpening } from './commitment.ts';

/** The part of the vault that encrypts and decrypts strings. */
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

/** Creates the key for a lot's sealed bids, encrypted by the vault. */
export const createLotKey = (vault: Vault, talentRequestId: string): string =>
  vault.createWrappedKey(lotPurpose(talentRequestId));

/**
 * Encrypts a bid's amounts and salt twice: with the lot's key, which is used when the lot closes, and for the bidder to
 * read.
 */
export const sealOpening = (
  vault: Vault,
  { talentRequestId, sealedKey }: SealedLot,
  supplierId: string,
  opening: BidOpening,
): { sealedForLot: string; sealedForBidder: string } => {
  const text = JSON.stringify(opening);
  const purpose = lotPurpose(talentRequestId);
  return {
    sealedForLot: vault.withKey(purpose, sealedKey).seal(purpose, text),
    sealedForBidder: vault.seal(bidderPurpose(supplierId), text),
  };
};

/** Decrypts the opening that `sealOpening` encrypted for the bidder. */
export const decryptOpeningForBidder = (vault: Vault, supplierId: string, sealedForBidder: string): BidOpening =>
  JSON.parse(vault.open(bidderPurpose(supplierId), sealedForBidder)) as BidOpening;

/** Decrypts a lot's sealed bids with its key. The caller must record each use of the key. */
export const decryptOpeningsForLot = (vault: Vault, { talentRequestId, sealedKey }: SealedLot) => {
  const purpose = lotPurpose(talentRequestId);
  const sealer = vault.withKey(purpose, sealedKey);
  return (sealedForLot: string): BidOpening => JSON.parse(sealer.open(purpose, sealedForLot)) as BidOpening;
};

/** Parses the amounts in an opening. */
export const amountsOf = ({ amounts }: BidOpening): BidAmounts => JSON.parse(amounts) as BidAmounts;
