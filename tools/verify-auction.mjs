#!/usr/bin/env node
// Verifies the evidence of an auction offline: node tools/verify-auction.mjs --keys keys.json evidence.json …
// One file without dependencies, for Node 20 or newer. docs/verify-auction.md explains the formats and each check.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `Usage: node verify-auction.mjs --keys KEYS [--head HEAD] [--audit BUNDLE] [EVIDENCE …]

  --keys    the public keys (JWK or JWKS) that you pinned
  --head    the signed head from the closing email, or a file with it
  --audit   an auditor's bundle: recomputes ranks, extensions, outcome and awards
  EVIDENCE  evidence of one or more agencies about the same lot
`;

/** The reason why a check failed. */
class Fault extends Error {}
const fail = (reason) => {
  throw new Fault(reason);
};
const ensure = (condition, reason) => condition || fail(reason);

let passed = 0;
/** Runs a check and prints its result. If the check fails, the program ends. */
const check = (title, work) => {
  try {
    const value = work();
    passed += 1;
    console.log(`ok    ${title}`);
    return value;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    console.log(`FAIL  ${title}\n      ${error.message}`);
    process.exit(1);
  }
};

// Canonical JSON (RFC 8785), hashes and proofs (RFC 9162)

const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort((one, other) => (one < other ? -1 : 1));
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
};
const parse = (text, name) => {
  try {
    return JSON.parse(text);
  } catch {
    return fail(`${name} is not JSON.`);
  }
};

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const leafHash = (text) => sha256(Buffer.of(0), text);
const nodeHash = (left, right) => sha256(Buffer.of(1), Buffer.from(left, 'hex'), Buffer.from(right, 'hex'));
const half = (number) => Math.floor(number / 2);

const isIncluded = ({ hash, index, size, proof, root }) => {
  if (index < 0 || index >= size) return false;
  let [node, last, current] = [index, size - 1, hash];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      current = nodeHash(sibling, current);
      for (; node % 2 === 0 && node !== 0; last = half(last)) node /= 2;
    } else current = nodeHash(current, sibling);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && current === root;
};

const isConsistent = ({ firstSize, firstRoot, size, root, proof }) => {
  if (firstSize < 1 || firstSize > size) return false;
  if (firstSize === size) return proof.length === 0 && firstRoot === root;
  const [start, ...rest] = Number.isInteger(Math.log2(firstSize)) ? [firstRoot, ...proof] : proof;
  if (start === undefined) return false;
  let [node, last] = [firstSize - 1, size - 1];
  while (node % 2 === 1) [node, last] = [half(node), half(last)];
  let [first, second] = [start, start];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      [first, second] = [nodeHash(sibling, first), nodeHash(sibling, second)];
      for (; node % 2 === 0 && node !== 0; last = half(last)) node /= 2;
    } else second = nodeHash(second, sibling);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && first === firstRoot && second === root;
};

/** The roots of all prefixes of a log: `roots[n]` is the root of its first n leaves. */
const rootsOf = (hashes) => {
  const frontier = [];
  return hashes.reduce(
    (roots, hash, index) => {
      let right = hash;
      for (let rest = index; rest % 2 === 1; rest = half(rest)) right = nodeHash(frontier.pop(), right);
      frontier.push(right);
      roots.push(frontier.reduceRight((whole, left) => nodeHash(left, whole)));
      return roots;
    },
    [sha256()],
  );
};

// Signed documents (RFC 7515, RFC 8037)

/** The pinned keys by their thumbprints (RFC 7638), which are their ids. */
const readKeys = (text) => {
  const given = parse(text, 'The key file');
  const keys = (given.keys ?? [given]).map((jwk) => {
    ensure(jwk.kty === 'OKP' && jwk.crv === 'Ed25519', 'The key file has a key that is not Ed25519.');
    const thumbprint = createHash('sha256').update(canonical({ crv: jwk.crv, kty: jwk.kty, x: jwk.x }));
    return [thumbprint.digest('base64url'), createPublicKey({ key: jwk, format: 'jwk' })];
  });
  return new Map(keys);
};

const opened = (keys, jws, type, lot, name) => {
  const [head = '', body = '', signature = ''] = String(jws).split('.');
  const decoded = (part) => parse(Buffer.from(part, 'base64url').toString('utf8'), `A part of the ${name}`);
  const header = decoded(head);
  ensure(header.alg === 'EdDSA' && header.typ === type, `The ${name} is not a document of the type ${type}.`);
  const key = keys.get(header.kid);
  ensure(key, `The ${name} is signed with the key ${header.kid}, which is not one of the pinned keys.`);
  const isValid = verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
  ensure(isValid, `The signature of the ${name} is wrong.`);
  const payload = decoded(body);
  ensure(payload.lot === lot, `The ${name} is about the lot ${payload.lot}, not ${lot}.`);
  return payload;
};

const noticeTypes = ['refusal', 'withdrawal', 'confirmation', 'revocation'].map((kind) => `rolecall-${kind}`);
const typeOf = (jws) => parse(Buffer.from(String(jws).split('.')[0], 'base64url').toString('utf8'), 'A header').typ;

// Times and amounts, exactly

/** Microseconds since 1970. */
const micros = (time) => {
  const [, second, fraction = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?Z$/.exec(time) ?? [];
  ensure(second, `${time} is not a time in UTC.`);
  return BigInt(Date.parse(`${second}Z`)) * 1000n + BigInt(fraction.padEnd(6, '0'));
};
const minute = 60_000_000n;
const day = 24n * 60n * minute;
const least = (one, other) => (one < other ? one : other);

const scaled = (amount, decimals) => {
  const [whole, fraction = ''] = String(amount).split('.');
  return BigInt(whole) * 10n ** BigInt(decimals) + BigInt(fraction.padEnd(decimals, '0').slice(0, decimals) || '0');
};

/** The comparable value of a bid in units of 1/10000, rounded half up to the currency's minor unit. */
const comparable = ({ rules, digits }, amount) => {
  const factors = { 1: [rules.referenceAmount, 100n], 2: [rules.referenceAmount, 100n], 5: [rules.hoursPerDay, 1n] };
  const [factor, divisor] = factors[rules.bidMethodId] ?? ['1', 1n];
  const unit = 10n ** BigInt(8 - digits) * divisor;
  const exact = scaled(amount, 4) * scaled(factor, 4);
  return ((exact * 2n + unit) / (unit * 2n)) * 10n ** BigInt(4 - digits);
};

// The auction, replayed leaf by leaf

const ranked = (bids) =>
  [...bids].sort((one, other) => {
    const order = one.value - other.value || one.at - other.at || BigInt(one.index - other.index);
    return order < 0n ? -1 : 1;
  });
const validBids = (lot) => ranked([...lot.bids.values()].filter(({ status }) => status === 'valid'));
const qualifying = (lot) =>
  validBids(lot).filter(({ value }) => lot.rules.ceiling === null || value <= comparable(lot, lot.rules.ceiling));
const limitOf = ({ rules }) => ({ 1: 1, 2: rules.awardLimit })[rules.awardTypeId] ?? Infinity;
const awardSet = (lot) => qualifying(lot).slice(0, limitOf(lot));
const tiedBids = (lot) => {
  const bids = qualifying(lot);
  const [last, next] = [bids[limitOf(lot) - 1], bids[limitOf(lot)]];
  return last && next && last.value === next.value ? bids.filter(({ value }) => value === last.value) : [];
};

/** The new end of bidding if a bid at this time changes the award; undefined if the end does not move. */
const extendedEnd = ({ rules, endsAt, hardEndsAt, extensions }, at) => {
  if (rules.bidTypeId === 1 || rules.extensionMinutes === 0 || extensions >= rules.extensionLimit) return undefined;
  const end = least(at + BigInt(rules.extensionMinutes) * minute, hardEndsAt);
  return end > endsAt ? end : undefined;
};

const outcomeOf = (lot) => {
  const count = qualifying(lot).length;
  if (count === 0) return 'unsuccessful, no-bids';
  if (count < lot.rules.minimumBids) return 'unsuccessful, too-few-bids';
  return lot.rules.tieRule === 'rebid' && !lot.tied && tiedBids(lot).length > 0 ? 'rebid' : 'closed';
};

const setRules = (lot, { rules, currencyDigits, currency }) =>
  Object.assign(lot, { rules, digits: currencyDigits, currency, rulesHash: sha256(canonical(rules)) });
const setEnds = (lot, leaf) => {
  Object.assign(lot, { endsAt: micros(leaf.endsAt), hardEndsAt: micros(leaf.hardEndsAt) });
  ensure(lot.endsAt <= lot.hardEndsAt, 'The end is after the latest end.');
};
const isOpen = (lot) => ensure(lot.phase === 'open', `Bidding is ${lot.phase}.`);

/** The standing bid that a leaf names by its commitment. */
const standing = (lot, { bidder, commitment }) => {
  const bid = lot.bids.get(bidder);
  ensure(bid?.commitment === commitment, `${bidder} has no standing bid with this commitment.`);
  return bid;
};

const checkAmounts = (lot, leaf, { amounts }) => {
  ensure(amounts.currency === lot.currency, `The currency is ${amounts.currency}, not ${lot.currency}.`);
  ensure(amounts.methodId === lot.rules.bidMethodId, 'The bid is of another method than the rules say.');
  const value = comparable(lot, amounts.amount);
  ensure(
    value === scaled(amounts.comparable, 4),
    `The comparable value of ${amounts.amount} is not ${amounts.comparable}.`,
  );
  const above = lot.rules.ceiling !== null && scaled(amounts.amount, 4) > scaled(lot.rules.ceiling, 4);
  ensure(!above, `The bid of ${amounts.amount} is above the ceiling of ${lot.rules.ceiling}.`);
  const own = lot.bids.get(leaf.bidder);
  const isBeaten = own?.status === 'valid' && own.value <= value;
  ensure(!isBeaten, `The bid of ${amounts.amount} is not lower than the bidder's last one.`);
  return value;
};

const onBid = (lot, leaf, { index, opening, isComplete }) => {
  isOpen(lot);
  const at = micros(leaf.time);
  ensure(lot.pausedAt === undefined, 'A bid was received during a pause.');
  ensure(at < lot.endsAt, `The bid was received at ${leaf.time}, not before the end of bidding.`);
  ensure(leaf.round === lot.round, `The bid is of round ${leaf.round}, in round ${lot.round}.`);
  ensure(leaf.rulesHash === lot.rulesHash, 'The bidder accepted other rules than those in force.');
  const last = lot.bids.get(leaf.bidder);
  const isSecond = lot.rules.bidTypeId === 1 && last?.status === 'valid' && last.round === lot.round;
  ensure(!isSecond, `${leaf.bidder} has bid twice in a sealed round.`);
  if (isComplete && lot.tied) ensure(lot.tied.has(leaf.bidder), `${leaf.bidder} was not tied and cannot bid.`);
  const value = checkAmounts(lot, leaf, opening);
  const awarded = (set) =>
    set
      .map(({ bidder }) => bidder)
      .sort()
      .join();
  const before = awarded(awardSet(lot));
  const bid = {
    bidder: leaf.bidder,
    commitment: leaf.commitment,
    at,
    index,
    value,
    amount: opening.amounts.amount,
    round: lot.round,
    status: 'valid',
  };
  lot.bids.set(leaf.bidder, bid);
  if (isComplete && awarded(awardSet(lot)) !== before) lot.due = extendedEnd(lot, at);
};

const onExtension = (lot, leaf, { isComplete }) => {
  isOpen(lot);
  const end = extendedEnd(lot, micros(leaf.time));
  ensure(end !== undefined, 'The rules do not allow this extension.');
  if (isComplete) ensure(lot.due !== undefined, 'The end was extended without a bid that changed the award.');
  lot.due = undefined;
  ensure(micros(leaf.endsAt) === end, `The end was extended to ${leaf.endsAt}, which does not follow from the rules.`);
  ensure(micros(leaf.hardEndsAt) === lot.hardEndsAt, 'The latest end was moved by an extension.');
  lot.extensions += 1;
  ensure(leaf.extensions === lot.extensions, `This is extension ${lot.extensions}, not ${leaf.extensions}.`);
  lot.endsAt = end;
};

const onAward = (lot, { results }) => {
  ensure(['closed', 'awarded'].includes(lot.phase), `Bidding is ${lot.phase}.`);
  lot.phase = 'awarded';
  lot.awards = results;
  const result = new Map(results.map((each) => [each.bidder, each]));
  validBids(lot).forEach(({ bidder }, place) => {
    const position = result.get(bidder)?.position;
    ensure(position === place + 1, `${bidder} has rank ${place + 1}, but the award says ${position}.`);
  });
  const entitled = qualifying(lot);
  const isAwarded = ({ bidder }) => result.get(bidder)?.isAwarded === true;
  const awarded = results.filter((each) => each.isAwarded);
  for (const { bidder } of awarded)
    ensure(
      entitled.some((bid) => bid.bidder === bidder),
      `${bidder} was awarded without a bid that qualifies.`,
    );
  ensure(awarded.length <= limitOf(lot), `${awarded.length} bidders were awarded, more than the rules allow.`);
  const lastAwarded = entitled.reduce((last, bid, place) => (isAwarded(bid) ? place : last), 0);
  entitled.forEach((bid, place) => {
    const isPassedOver = !isAwarded(bid) && (place < awardSet(lot).length || place < lastAwarded);
    if (isPassedOver) ensure(result.get(bid.bidder).reason, `${bid.bidder} was passed over without a reason.`);
  });
};

const withdrawalEnd = (lot, bid) =>
  lot.rules.bidTypeId === 1 ? least(bid.at + 10n * minute, lot.endsAt) : lot.endsAt - 60n * minute;

/** The tolerance in microseconds: the time of a leaf may be this much later than the change that it records. */
const tolerance = 10_000_000n;

const steps = {
  rules: (lot, leaf, { index }) => {
    ensure(index === 0, 'Only the first leaf has the rules.');
    setRules(lot, leaf);
  },
  opening: (lot, leaf) => {
    ensure(lot.phase === 'not open' && lot.rules, 'The lot was opened without rules, or twice.');
    Object.assign(lot, { phase: 'open', round: leaf.round });
    setEnds(lot, leaf);
  },
  bid: onBid,
  withdrawal: (lot, leaf) => {
    isOpen(lot);
    const bid = standing(lot, leaf);
    const isInTime = (lot.pausedAt ?? micros(leaf.time)) < withdrawalEnd(lot, bid);
    ensure(isInTime, 'The bid was withdrawn after the deadline for withdrawals.');
    bid.status = 'withdrawn';
  },
  revocation: (lot, leaf) => void (standing(lot, leaf).status = 'revoked'),
  confirmation: (lot, leaf) => {
    isOpen(lot);
    ensure(leaf.rulesHash === lot.rulesHash, 'The bidder confirmed other rules than those in force.');
    const bid = standing(lot, leaf);
    // A bid that was withdrawn with its application comes back when the withdrawal of the application is undone.
    ensure(['unconfirmed', 'withdrawn'].includes(bid.status), 'There was nothing to confirm.');
    Object.assign(bid, { status: 'valid', value: comparable(lot, bid.amount) });
  },
  terms: (lot, leaf) => {
    isOpen(lot);
    const end = lot.endsAt;
    setRules(lot, leaf);
    setEnds(lot, leaf);
    ensure(lot.endsAt >= end, 'A change of terms moved the end to an earlier time.');
    const confirmationEnd = (lot.pausedAt ?? micros(leaf.time)) + day - tolerance;
    ensure(lot.endsAt >= confirmationEnd, 'A change of terms left less than 24 hours to confirm bids.');
    for (const bid of lot.bids.values()) if (bid.status === 'valid') bid.status = 'unconfirmed';
  },
  extension: onExtension,
  pause: (lot, leaf) => {
    isOpen(lot);
    lot.pausedAt = micros(leaf.time);
  },
  resumption: (lot, leaf) => {
    ensure(lot.pausedAt !== undefined, 'Bidding was resumed without a pause.');
    const pause = micros(leaf.time) - lot.pausedAt;
    const [end, most] = [micros(leaf.endsAt), lot.endsAt + pause + tolerance];
    ensure(end >= lot.endsAt && end <= most, 'The end was moved by more than the duration of the pause.');
    if (lot.phase === 'cancelled') lot.phase = lot.phaseBefore;
    lot.pausedAt = undefined;
    setEnds(lot, leaf);
  },
  close: (lot, leaf, { isComplete }) => {
    isOpen(lot);
    ensure(leaf.round === lot.round, `Round ${leaf.round} was closed in round ${lot.round}.`);
    ensure(
      micros(leaf.endsAt) === lot.endsAt,
      `Bidding was closed with the end ${leaf.endsAt}, which no leaf before it has.`,
    );
    ensure(micros(leaf.time) >= lot.endsAt, `Bidding was closed at ${leaf.time}, before its end.`);
    const outcome = leaf.reason === null ? leaf.outcome : `${leaf.outcome}, ${leaf.reason}`;
    if (isComplete)
      ensure(outcome === outcomeOf(lot), `The outcome is ${outcomeOf(lot)}, but the log says ${outcome}.`);
    lot.phase = leaf.outcome === 'rebid' ? 'closed' : leaf.outcome;
  },
  round: (lot, leaf) => {
    ensure(['closed', 'unsuccessful'].includes(lot.phase), `Bidding is ${lot.phase}.`);
    ensure(leaf.round === lot.round + 1, `Round ${leaf.round} follows round ${lot.round}.`);
    const tied = leaf.isForTied ? new Set(tiedBids(lot).map(({ bidder }) => bidder)) : undefined;
    Object.assign(lot, { phase: 'open', round: leaf.round, extensions: 0, tied });
    setEnds(lot, leaf);
    ensure(lot.endsAt > micros(leaf.time), 'The round ends before it begins.');
  },
  award: onAward,
  cancellation: (lot, leaf) => {
    lot.pausedAt ??= micros(leaf.time);
    Object.assign(lot, { phaseBefore: lot.phase, phase: 'cancelled' });
  },
};

/** Replays leaves. `isComplete` says whether they are the whole log, so that ranks and outcomes can be recomputed. */
const replay = (leaves, isComplete) => {
  const lot = { phase: 'not open', bids: new Map(), extensions: 0, round: 0, pausedAt: undefined, due: undefined };
  let previous;
  for (const { index, leaf, opening } of leaves) {
    const at = `Leaf ${index} (${leaf.kind}, ${leaf.time}):`;
    try {
      ensure(previous === undefined || micros(leaf.time) >= micros(previous), `It is earlier than the leaf before it.`);
      ensure(
        lot.due === undefined || leaf.kind === 'extension',
        'The bid before it changed the award, but the end was not extended.',
      );
      ensure(Object.hasOwn(steps, leaf.kind), 'Its kind is unknown.');
      steps[leaf.kind](lot, leaf, { index, opening, isComplete });
    } catch (error) {
      throw error instanceof Fault ? new Fault(`${at} ${error.message}`) : error;
    }
    previous = leaf.time;
  }
  return lot;
};

// Evidence

const readLeaf = (text, lot, index) => {
  const leaf = parse(text, `Leaf ${index}`);
  ensure(canonical(leaf) === text, `Leaf ${index} is not canonical JSON.`);
  ensure(leaf.lot === lot, `Leaf ${index} is about the lot ${leaf.lot}, not ${lot}.`);
  return leaf;
};

/** The amounts of an opening, if it opens the commitment of the leaf. */
const readOpening = (leaf, opening, index) => {
  if (leaf.kind !== 'bid') return null;
  ensure(opening, `Leaf ${index} is a bid without its opening.`);
  const salt = Buffer.from(opening.salt, 'base64url');
  const commitment = sha256(opening.amounts, salt);
  const isOpened = salt.length === 32 && commitment === leaf.commitment;
  ensure(isOpened, `The amounts of leaf ${index} (${leaf.time}) do not open its commitment.`);
  return { amounts: parse(opening.amounts, `The opening of leaf ${index}`) };
};

const documentTime = ({ receivedAt, at }) => receivedAt ?? at;

/**
 * Checks that each signed document about a bid has a leaf of its own, and that its root is an earlier state of the
 * final log.
 */
const matchDocuments = (documents, leaves, head) => {
  const unmatched = leaves.filter(({ given }) => given.consistency !== null);
  for (const { name, kind, payload } of documents) {
    // A revocation after the close is in the log, but only the next head contains it.
    if (kind === 'revocation' && micros(payload.at) > micros(head.time)) continue;
    const place = unmatched.findIndex(({ leaf }) => leaf.kind === kind && leaf.commitment === payload.commitment);
    ensure(place !== -1, `The log has no leaf for the ${name}: a ${kind} is missing or its amounts were changed.`);
    const [{ index, leaf, given }] = unmatched.splice(place, 1);
    const time = documentTime(payload);
    ensure(leaf.time === time, `Leaf ${index} says ${leaf.time}, but the ${name} says ${time}.`);
    const [firstSize, firstRoot, proof] = [index + 1, payload.root, given.consistency];
    const isEarlier = isConsistent({ firstSize, firstRoot, size: head.size, root: head.root, proof });
    ensure(isEarlier, `The root in the ${name} is not an earlier state of the final log: the log was rewritten.`);
  }
  const [left] = unmatched;
  ensure(!left, `Leaf ${left?.index} (${left?.leaf.kind}, ${left?.leaf.time}) has no signed document.`);
};

const checkCertificate = (certificate, { leaves, heads, evidence, lot }) => {
  const isHead = heads.some(({ size, root }) => size === certificate.head.size && root === certificate.head.root);
  ensure(isHead, 'The head in the certificate is not a signed head of this log.');
  ensure(certificate.rulesHash === lot.rulesHash, 'The certificate names other rules than the log.');
  const bids = leaves.filter(({ leaf, index }) => leaf.kind === 'bid' && index < certificate.head.size);
  ensure(
    bids.length === certificate.bids.length,
    `The certificate has ${certificate.bids.length} bids, the log ${bids.length}.`,
  );
  bids.forEach(({ leaf, opening }, place) => {
    const bid = certificate.bids[place];
    const name = `bid of ${leaf.time}`;
    ensure(leaf.bidder === certificate.bidder, `The ${name} is of ${leaf.bidder}, not ${certificate.bidder}.`);
    ensure(bid.receivedAt === leaf.time && bid.commitment === leaf.commitment, `The certificate has another ${name}.`);
    ensure(evidence.receipts.includes(bid.receipt), `The certificate has another receipt of the ${name}.`);
    const { methodId, amount, comparable: value, currency } = bid;
    const isSame = canonical({ methodId, amount, comparable: value, currency }) === canonical(opening.amounts);
    ensure(isSame, `The certificate has other amounts of the ${name}.`);
  });
  const counts = lot.bids.get(certificate.bidder)?.status === 'valid';
  ensure(
    counts === (certificate.position !== null),
    `The certificate gives the rank ${certificate.position} to a bid that ${counts ? 'counts' : 'does not count'}.`,
  );
  ensure(
    lot.rules.showsBidderCount || certificate.bidderCount === null,
    'The certificate reveals the number of bidders.',
  );
};

const readEvidence = (name, evidence, keys, pinnedHead) => {
  const of = (title) => `${name}: ${title}`;
  const read = (jws, type, title) => opened(keys, jws, type, evidence.lot, title);
  const documents = check(
    of(`${evidence.receipts.length} receipts and ${evidence.notices.length} notices are signed`),
    () => [
      ...evidence.receipts.map((jws, place) => {
        const payload = read(jws, 'rolecall-receipt', `receipt ${place + 1}`);
        return { name: `receipt of ${payload.receivedAt}`, kind: 'bid', payload };
      }),
      ...evidence.notices.flatMap((jws, place) => {
        const type = typeOf(jws);
        ensure(noticeTypes.includes(type), `Notice ${place + 1} is of the unknown type ${type}.`);
        const payload = read(jws, type, `notice ${place + 1}`);
        const kind = type.slice('rolecall-'.length);
        return kind === 'refusal' ? [] : [{ name: `${kind} of ${payload.at}`, kind, payload }];
      }),
    ],
  );
  if (evidence.finalHead === null) {
    const reason =
      evidence.receipts.length > 0 ? 'bidding has not closed' : 'the agency has no bid, so that it has no log';
    console.log(`note  ${name}: ${reason}: only signatures can be verified`);
    if (pinnedHead) console.log(`note  ${name}: the head from the email could not be compared with a log`);
    return { name, heads: [], leaves: [] };
  }
  const heads = check(
    of(`the final head and ${evidence.earlierHeads.length} earlier heads are signed and consistent`),
    () => {
      const final = read(evidence.finalHead, 'rolecall-head', 'final head');
      const earlier = evidence.earlierHeads.map(({ head, consistency: proof }, place) => {
        const { size: firstSize, root: firstRoot } = read(head, 'rolecall-head', `earlier head ${place + 1}`);
        const isEarlier = isConsistent({ firstSize, firstRoot, size: final.size, root: final.root, proof });
        ensure(
          isEarlier,
          `The head of ${firstSize} leaves is not an earlier state of the final log: the log was forked.`,
        );
        return { size: firstSize, root: firstRoot };
      });
      return [...earlier, final];
    },
  );
  const head = heads[heads.length - 1];
  if (pinnedHead)
    check(of('the head from the email is a head of this log'), () => {
      const { size, root } = read(pinnedHead, 'rolecall-head', 'head from the email');
      const isKnown = heads.some((each) => each.size === size && each.root === root);
      ensure(isKnown, 'The log has no such head: it was forked or rewritten.');
    });
  const leaves = check(of(`${evidence.leaves.length} leaves are in the log`), () =>
    evidence.leaves.map((given, place) => {
      const { index, inclusion: proof } = given;
      ensure(place === 0 || index > evidence.leaves[place - 1].index, 'The leaves are not in the order of the log.');
      const isIn = isIncluded({ hash: leafHash(given.leaf), index, size: head.size, root: head.root, proof });
      ensure(isIn, `Leaf ${index} is not in the log of the final head: the leaf or the log was changed.`);
      return { index, given, leaf: readLeaf(given.leaf, evidence.lot, index) };
    }),
  );
  check(of('every receipt and notice has its leaf, and the log was not rewritten since'), () =>
    matchDocuments(documents, leaves, head),
  );
  check(of('the amounts open the commitments'), () => {
    for (const each of leaves) each.opening = readOpening(each.leaf, each.given.opening, each.index);
  });
  const lot = check(of('bids were in time, and the ends follow from the rules'), () => replay(leaves, false));
  check(of('the rules are those in the log'), () =>
    ensure(sha256(evidence.rules) === lot.rulesHash, 'The rules are not those of the log.'),
  );
  if (evidence.certificate === null) return { name, heads, leaves };
  const certificate = check(of('the certificate is signed and agrees with the log'), () => {
    const payload = read(evidence.certificate, 'rolecall-certificate', 'certificate');
    checkCertificate(payload, { leaves, heads, evidence, lot });
    return payload;
  });
  return { name, heads, leaves, certificate };
};

/** Two bidders must have been shown the same log. */
const compare = (one, other) => {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ]) {
    const final = first.heads[first.heads.length - 1];
    const last = second.heads[second.heads.length - 1];
    if (!final || !last || final.size > last.size) continue;
    const isKnown = second.heads.some(({ size, root }) => size === final.size && root === final.root);
    ensure(isKnown, `${second.name} does not have the final head of ${first.name}: the log was forked.`);
  }
  for (const { index, given } of one.leaves) {
    const same = other.leaves.find((leaf) => leaf.index === index);
    ensure(!same || same.given.leaf === given.leaf, `${one.name} and ${other.name} have different leaves ${index}.`);
  }
};

const verifyAudit = (bundle, keys, evidence) => {
  const head = check('audit: the final head is signed', () =>
    opened(keys, bundle.finalHead, 'rolecall-head', bundle.lot, 'final head'),
  );
  const roots = rootsOf(bundle.leaves.map(({ leaf }) => leafHash(leaf)));
  check(`audit: the ${head.size} leaves are the complete log`, () => {
    ensure(bundle.leaves.length === head.size, `The bundle has ${bundle.leaves.length} leaves, the log ${head.size}.`);
    ensure(
      roots[head.size] === head.root,
      'The leaves do not have the root of the final head: a leaf was changed, moved or replaced.',
    );
  });
  const leaves = check('audit: the amounts open the commitments', () =>
    bundle.leaves.map((given, index) => {
      const leaf = readLeaf(given.leaf, bundle.lot, index);
      return { index, given, leaf, opening: readOpening(leaf, given.opening, index) };
    }),
  );
  check('audit: times, extensions, outcome, ranks and award follow from the bids', () => replay(leaves, true));
  for (const { name, heads, leaves: own, certificate } of evidence) {
    check(`audit: ${name} is about the same log`, () => {
      for (const { size, root } of heads)
        ensure(roots[size] === root, `Its head of ${size} leaves is of another log: the log was forked.`);
      for (const { index, given } of own) ensure(bundle.leaves[index]?.leaf === given.leaf, `Leaf ${index} differs.`);
    });
    if (certificate)
      check(`audit: the certificate of ${name} has the recomputed result`, () => checkResult(certificate, leaves));
  }
};

const checkResult = (certificate, leaves) => {
  const awards = leaves.filter(({ leaf, index }) => leaf.kind === 'award' && index < certificate.head.size);
  const { results } = awards[awards.length - 1]?.leaf ?? fail('The log has no award.');
  const result = results.find(({ bidder }) => bidder === certificate.bidder);
  ensure(result, `The award does not name ${certificate.bidder}.`);
  for (const field of ['position', 'isAwarded', 'sharePercent', 'reason'])
    ensure(
      certificate[field] === result[field],
      `The certificate says ${field} ${certificate[field]}, the award ${result[field]}.`,
    );
  const count = (test) => results.filter(test).length;
  ensure(certificate.awardedCount === count(({ isAwarded }) => isAwarded), 'The number of awarded bidders is wrong.');
  const bidders = count(({ position }) => position !== null);
  ensure(certificate.bidderCount === null || certificate.bidderCount === bidders, 'The number of bidders is wrong.');
};

const main = () => {
  const options = { keys: { type: 'string' }, head: { type: 'string' }, audit: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (!values.keys || (positionals.length === 0 && !values.audit)) {
    process.stderr.write(usage);
    process.exit(2);
  }
  const text = (path) => readFileSync(path, 'utf8').trim();
  const json = (path) => check(`${basename(path)} can be read`, () => parse(text(path), 'The file'));
  const keys = check('the pinned keys can be read', () => readKeys(text(values.keys)));
  const isJws = /^[\w-]+\.[\w-]+\.[\w-]+$/.test(values.head ?? '');
  const pinnedHead = values.head && !isJws ? text(values.head) : values.head;
  const files = positionals.map((path) => ({ name: basename(path), content: json(path) }));
  const bundle = values.audit && json(values.audit);
  check('all files are about the same lot, in a known version', () => {
    const all = [...files.map(({ content }) => content), ...(bundle ? [bundle] : [])];
    ensure(
      all.every(({ version }) => version === 1),
      'A file has an unknown version.',
    );
    ensure(new Set(all.map(({ lot }) => lot)).size === 1, 'The files are about different lots.');
  });
  const evidence = files.map(({ name, content }) => readEvidence(name, content, keys, pinnedHead));
  evidence.forEach((one, place) =>
    evidence
      .slice(place + 1)
      .forEach((other) => check(`${one.name} and ${other.name} are about the same log`, () => compare(one, other))),
  );
  if (bundle) verifyAudit(bundle, keys, evidence);
  console.log(`\nAll ${passed} checks passed.`);
};

main();
