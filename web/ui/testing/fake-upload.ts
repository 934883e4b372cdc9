import { onTestFinished, vi } from 'vitest';
import type { Endpoint } from '#contract/common/endpoint.ts';
import type { Operation, SentOutputOf } from '#contract/common/operation.ts';

/** Answers every upload with this response for the rest of the test. `fakeApi` doesn't see uploads. */
export const fakeUpload = <O extends Operation>(_at: Endpoint<O>, response: SentOutputOf<O>): void => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperties(this, { status: { value: 200 }, responseText: { value: JSON.stringify(response) } });
    this.dispatchEvent(new Event('load'));
  });
  onTestFinished(() => send.mockRestore());
};
