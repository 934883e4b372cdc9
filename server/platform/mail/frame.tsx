import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { colours, styleSheet, typography } from './theme.tsx';

const bar = { display: 'inline-block', width: '3px', height: '12px', borderRadius: '2px', marginRight: '2px' };

/** Draws the logo as four bars without an image. One of them is highlighted. */
const Mark = () => (
  <span aria-hidden="true" data-skip-in-text="true" style={{ whiteSpace: 'nowrap' }}>
    <span className="bar" style={{ ...bar, backgroundColor: colours.ink }} />
    <span className="bar" style={{ ...bar, backgroundColor: colours.ink }} />
    <span className="dot" style={{ ...bar, backgroundColor: colours.accent, position: 'relative', top: '-4px' }} />
    <span className="bar" style={{ ...bar, backgroundColor: colours.ink, marginRight: '8px' }} />
  </span>
);

/** Renders a link, in running text or in a list. */
export const EmailLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className="link" href={href} style={{ color: colours.link, textDecoration: 'underline' }}>
    {children}
  </Link>
);

/** Renders text under the title: a sentence or a link. */
export const EmailText = ({ children }: { children: ReactNode }) => (
  <Text className="second" style={{ ...typography.body, color: colours.second, margin: '8px 0 0' }}>
    {children}
  </Text>
);

/**
 * Renders labelled details, one per line, and leaves out those without a value. `isStacked` puts each value below its
 * label, which makes long values easier to read.
 */
export const EmailFactList = ({
  rows,
  isStacked = false,
}: {
  rows: readonly (readonly [string, string | null | undefined])[];
  isStacked?: boolean;
}) => (
  <Section className="line" style={{ borderTop: `1px solid ${colours.line}`, margin: '24px 0 0' }}>
    {rows.map(([label, value]) =>
      value ? (
        <Text
          key={label}
          className="ink line"
          style={{
            ...typography.body,
            color: colours.ink,
            borderBottom: `1px solid ${colours.line}`,
            padding: '9px 0',
            overflowWrap: 'anywhere',
          }}
        >
          <span
            className="muted label"
            style={{ color: colours.muted, display: isStacked ? 'block' : 'inline-block', minWidth: '136px' }}
          >
            {label}:
          </span>{' '}
          {value}
        </Text>
      ) : null,
    )}
  </Section>
);

/** Renders the email's only call to action. */
export const EmailButton = ({ href, children }: { href: string; children: ReactNode }) => (
  <Section style={{ margin: '24px 0 0' }}>
    <Button
      className="button"
      href={href}
      style={{
        ...typography.body,
        fontWeight: 600,
        backgroundColor: colours.accent,
        color: colours.onAccent,
        borderRadius: '6px',
        padding: '9px 18px',
        textDecoration: 'none',
      }}
    >
      {children}
    </Button>
  </Section>
);

/** Renders the frame of every email: the logo, a title, and a footer that explains why it was sent. */
export const EmailFrame = ({
  subject,
  preview,
  over,
  title,
  foot,
  children,
}: {
  subject: string;
  /** The preview text, which mail programs show after the subject. */
  preview: string;
  /** The topic, a short label above the title. */
  over: string;
  title: string;
  foot: ReactNode;
  children: ReactNode;
}) => (
  <Html lang="en" dir="ltr">
    <Head>
      <title>{subject}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{styleSheet}</style>
    </Head>
    <Body className="sunk" style={{ backgroundColor: colours.sunk, margin: 0, padding: '24px 12px' }}>
      <Preview>{preview}</Preview>
      <main>
        <Container
          className="surface"
          style={{
            maxWidth: '600px',
            margin: '0 auto',
            backgroundColor: colours.surface,
            border: `1px solid ${colours.line}`,
            borderRadius: '8px',
          }}
        >
          <Section className="pad" style={{ padding: '32px 40px' }}>
            <Text className="ink" style={{ ...typography.body, color: colours.ink, fontWeight: 600, fontSize: '16px' }}>
              <Mark />
              Rolecall
            </Text>
            <Text className="muted" style={{ ...typography.small, color: colours.muted, margin: '28px 0 4px' }}>
              {over}
            </Text>
            <Heading
              as="h1"
              className="ink"
              style={{ ...typography.title, color: colours.ink, overflowWrap: 'anywhere' }}
            >
              {title}
            </Heading>
            {children}
            <Hr className="line" style={{ border: 0, borderTop: `1px solid ${colours.line}`, margin: '32px 0 16px' }} />
            <Text className="muted" style={{ ...typography.small, color: colours.muted }}>
              {foot}
            </Text>
          </Section>
        </Container>
      </main>
    </Body>
  </Html>
);
