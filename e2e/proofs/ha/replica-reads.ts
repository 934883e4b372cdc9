import { setTimeout as sleep } from 'node:timers/promises';
import { exportCandidatesEndpoint } from '#contract/reports/endpoints.ts';
import { fetchAs } from '#e2e/actors/fetch-as.ts';
import type { HttpActor } from '#e2e/actors/http-sign-in.ts';
import type { AcknowledgedWrite } from '#e2e/proofs/parts/load.ts';

/** A client that exports each latest submission, which a replica may answer. */
interface ReplicaReads {
  /** The email addresses of acknowledged candidates that an export lacked. Each is a read of an old state. */
  readonly outdated: readonly string[];
  /** Stops after the current export. Returns the number of successful exports. */
  readonly end: () => Promise<number>;
}

/**
 * Exports the candidate that was acknowledged last, again and again. Exports without an answer don't count, because none
 * is expected while no server leads.
 */
export const startReplicaReads = (
  baseUrl: string,
  agency: HttpActor,
  acknowledged: readonly AcknowledgedWrite[],
): ReplicaReads => {
  const outdated: string[] = [];
  let [isEnding, exports] = [false, 0];
  const exportLatest = async (): Promise<void> => {
    const latest = acknowledged.findLast((write) => write.what === 'candidate');
    if (!latest) return;
    const input = { candidateIds: [latest.id], format: 'csv' };
    const answer = await fetchAs(agency, baseUrl, exportCandidatesEndpoint, input);
    if (!answer.ok) return;
    exports += 1;
    if (!(await answer.text()).includes(latest.email)) outdated.push(latest.email);
  };
  const reading = (async () => {
    while (!isEnding) {
      await exportLatest().catch(() => undefined);
      await sleep(100);
    }
  })();
  return {
    outdated,
    end: async () => {
      isEnding = true;
      await reading;
      return exports;
    },
  };
};
