import { createTestServer, type TestServer } from '../server.ts';
import { findUnusedPort, type SendingDomain } from './sending-domain.ts';

export const inboundDomain = 'reply.rolecall.example';
export const webhookSecret = 'a-secret-that-only-the-provider-knows';

/** A server that receives email over SMTP on its own port and uses the DNS records of one sending domain. */
export interface InboundServer {
  readonly server: TestServer;
  readonly port: number;
  /** Runs the jobs that process received emails. */
  runJobs(): Promise<void>;
}

export const createInboundServer = async (
  { resolver }: SendingDomain,
  env: Record<string, string> = {},
): Promise<InboundServer> => {
  const port = await findUnusedPort();
  const server = await createTestServer({
    env: {
      INBOUND_MAIL_DOMAIN: inboundDomain,
      INBOUND_SMTP_PORT: String(port),
      INBOUND_SMTP_HOST: '127.0.0.1',
      INBOUND_MAIL_SECRET: webhookSecret,
      ...env,
    },
    resolver,
  });
  await server.product.inboundSmtp?.listen();
  return {
    server,
    port,
    runJobs: async () => {
      await server.product.jobs.find(({ queue }) => queue === 'inbound-mail.process')?.run({});
    },
  };
};
