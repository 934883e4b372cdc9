import { expect, test, vi } from 'vitest';
import { upload } from './upload.ts';

test('a success that is not JSON ends the upload without a result', async () => {
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 200;
    responseText = '<html>A page of a proxy</html>';
    open = (): void => undefined;
    setRequestHeader = (): void => undefined;
    send(): void {
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  const sent = upload(
    { method: 'POST', url: '/', headers: {}, body: {} },
    {},
    new File(['A CV'], 'osei.txt'),
    undefined,
    undefined,
  );
  await expect(sent).rejects.toMatchObject({ code: 'unreachable' });
  vi.unstubAllGlobals();
});
