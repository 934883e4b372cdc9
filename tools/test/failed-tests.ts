import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/**
 * Returns the first lines of an error message, indented and without colours. They suffice to find the cause in a
 * shortened log.
 */
const firstLines = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .map((line) => `    ${line.trim()}`)
    .join('\n');

const described = (title: string, message: string): string =>
  message === '' ? title : `${title}\n${firstLines(message)}`;

const vitestReport = z.looseObject({
  testResults: z.array(
    z.looseObject({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.looseObject({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/** Returns the failed unit tests, and the files that could not be run, each with the beginning of its error message. */
export const vitestFailures = (report: unknown): string[] =>
  vitestReport.parse(report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [described(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      described(`${name}: ${fullName.trim()}`, failureMessages?.[0] ?? ''),
    );
  });

type Suite = z.infer<typeof suiteSchema>;
const specSchema = z.looseObject({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(
    z.looseObject({
      results: z.array(z.looseObject({ errors: z.array(z.looseObject({ message: z.string().optional() })) })),
    }),
  ),
});
const suiteSchema = z.looseObject({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const playwrightReport = z.looseObject({
  suites: z.array(suiteSchema),
  errors: z.array(z.looseObject({ message: z.string().optional() })),
});

const failuresOf = ({ specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const messages = tests.flatMap(({ results }) =>
        results.map(({ errors }) => errors.map(({ message = '' }) => message).join('\n')),
      );
      return described(`${file}:${line}: ${title}`, messages.findLast((message) => message !== '') ?? '');
    }),
  ...suites.flatMap(failuresOf),
];

/** Returns the failed journeys and proofs, and errors outside them, each with the beginning of its error message. */
export const playwrightFailures = (report: unknown): string[] => {
  const { suites, errors } = playwrightReport.parse(report);
  return [
    ...suites.flatMap(failuresOf),
    ...errors.map(({ message }) => described('An error outside the tests', message ?? '')),
  ];
};
