import type { Broadcast, FeedOwner } from './broadcast.ts';

/** How long messages can be replayed. This is longer than a page takes from its first request to opening its feed. */
const keptMs = 60_000;
const keptMessages = 5000;

const isFor = ({ tenants = [], users = [], agencies }: Broadcast, owner: FeedOwner): boolean =>
  tenants.includes(owner.tenantId) || users.includes(owner.userId) || (agencies === true && owner.isApprovedAgency);

/** Stores the latest messages, for pages that requested their data before their feed was open. */
export class RecentMessages {
  private messages: { readonly at: number; readonly message: Broadcast }[] = [];
  /**
   * The time since which every message has been stored. Infinity until this process receives messages from the others.
   */
  private completeSince = Number.POSITIVE_INFINITY;

  add(message: Broadcast, at: number): void {
    this.messages.push({ at, message });
    // Old messages are removed in large batches, so that adding one costs little.
    if (this.messages.length < 2 * keptMessages && at - (this.messages[0]?.at ?? at) < 2 * keptMs) return;
    const from = Math.max(
      this.messages.length - keptMessages,
      this.messages.findIndex((one) => at - one.at <= keptMs),
    );
    this.completeSince = Math.max(this.completeSince, (this.messages[from - 1]?.at ?? 0) + 1);
    this.messages.splice(0, from);
  }

  /** Deletes all messages, because some from other processes may have been missed until now. */
  restart(at: number): void {
    this.messages = [];
    this.completeSince = at;
  }

  /** Returns the messages that a reader should have received since a time; undefined if some may be missing. */
  since(at: number, owner: FeedOwner): readonly Broadcast[] | undefined {
    if (at < this.completeSince) return undefined;
    return this.messages.filter((one) => one.at >= at && isFor(one.message, owner)).map(({ message }) => message);
  }
}
