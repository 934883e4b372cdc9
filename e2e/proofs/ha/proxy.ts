interface ProxyPorts {
  readonly database: number;
  readonly replicas: number;
  readonly web: number;
  readonly products: readonly number[];
}

const serversOf = (nodes: readonly string[]): string =>
  nodes.map((address, at) => `  server node${String(at + 1)} ${address}:5432 check port 8008`).join('\n');

/**
 * Returns HAProxy's settings: the leader and the replicas among the nodes with these addresses, as docs/deploy/haproxy.cfg
 * finds them, and the product's instances.
 */
export const proxySettings = (ports: ProxyPorts, nodes: readonly string[]): string => `
global
  maxconn 1000
defaults
  mode tcp
  retries 2
  timeout connect 3s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen leader
  bind 127.0.0.1:${String(ports.database)}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${serversOf(nodes)}
listen replicas
  bind 127.0.0.1:${String(ports.replicas)}
  balance roundrobin
  option httpchk OPTIONS /replica
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${serversOf(nodes)}
listen web
  mode http
  bind 127.0.0.1:${String(ports.web)}
  balance roundrobin
  option httpchk GET /readyz
  default-server inter 1s fall 2 rise 1
${ports.products.map((one) => `  server product${String(one)} 127.0.0.1:${String(one)} check`).join('\n')}
`;
