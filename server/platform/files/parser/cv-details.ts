import { findCurrentJob } from './cv-job.ts';
import { splitCvLines } from './cv-lines.ts';
import { findPersonName } from './cv-name.ts';
import { findResidence } from './cv-place.ts';

/** The details that a CV gives about a person; a detail that was not found is empty. */
export interface CvDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  /** Possible phone numbers as they are written in the CV, likeliest first. */
  readonly phones: readonly string[];
  readonly linkedIn: string;
  readonly location: string;
  readonly currentJob: string;
}

const emailPattern = /[\p{L}\p{N}._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,24}/iu;

const emailIn = (lines: readonly string[]): string => {
  for (const line of lines) {
    const found = emailPattern.exec(line)?.[0];
    if (found !== undefined) return found.replace(/^[.%+-]+/, '').toLowerCase();
  }
  return '';
};

const phonePattern = /(?:\+\s?)?\(?\d[\d\s()./-]{5,22}\d/g;
const phoneLabel = /\b(?:phone|mobile|mob|tel|telephone|cell|call|ph|contact|handphone|hp)\b|^[mpt]\s?[:.]/i;
/** Whether a text is a range of years or months, such as "2015 - 2019" or "03/2018 - 05/2021". */
const isPeriod = (text: string): boolean =>
  /^(?:\d{1,2}[./-])?(?:19|20)\d{2}\s*[-/.]?\s*(?:\d{1,2}[./-])?(?:19|20)\d{2}$/.test(text.trim());
const digitCount = (text: string): number => text.replace(/\D/g, '').length;

const maxPhones = 5;

const phonesIn = (lines: readonly string[]): string[] => {
  const found = lines.flatMap((line) =>
    [...line.matchAll(phonePattern)]
      .map(([text]) => text.trim())
      .filter((text) => digitCount(text) >= 8 && digitCount(text) <= 15 && !isPeriod(text))
      .map((text) => ({ text, isLabelled: phoneLabel.test(line) || text.startsWith('+') })),
  );
  const sorted = [...found.filter((one) => one.isLabelled), ...found.filter((one) => !one.isLabelled)];
  return [...new Set(sorted.map(({ text }) => text))].slice(0, maxPhones);
};

const linkedInIn = (lines: readonly string[]): string => {
  for (const line of lines) {
    const slug = /linkedin\.com\/(?:in|pub)\/([\p{L}\p{N}_%-]{3,100})/iu.exec(line)?.[1];
    if (slug !== undefined) return `linkedin.com/in/${slug}`;
  }
  return '';
};

/**
 * Reads a person's details from the text of a CV. Nothing is guessed from other sources, except that the name may come
 * from the email address if no line of the CV gives it.
 */
export const readCvDetails = (text: string): CvDetails => {
  const lines = splitCvLines(text);
  const emailAddress = emailIn(lines);
  return {
    ...findPersonName(lines, emailAddress),
    emailAddress,
    phones: phonesIn(lines),
    linkedIn: linkedInIn(lines),
    location: findResidence(lines),
    currentJob: findCurrentJob(lines),
  };
};
