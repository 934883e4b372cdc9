import { createHash } from 'node:crypto';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { makeTestimonial, makeTestimonialLogo } from '#server/testimonials/factories.ts';
import { demoId } from './ids.ts';
import { demoTenantId, demoUserId } from './market.ts';

const day = 86_400_000;

interface DemoTestimonial {
  key: string;
  agency: 'harbour' | 'quayside';
  name: string;
  jobTitle: string;
  company: string;
  email: string;
  says?: string;
  status: 'requested' | 'submitted' | 'approved' | 'declined';
  isPublished?: true;
  isDeleted?: true;
  daysAgo: number;
  declined?: string;
  /** The token in the link, for requests whose link can be opened. */
  token?: string;
}

const testimonials: readonly DemoTestimonial[] = [
  {
    key: 'northwind',
    agency: 'harbour',
    name: 'Henrike Osei',
    jobTitle: 'Director of Nursing',
    company: 'Northwind Health',
    email: 'henrike.osei@northwind.example',
    says: 'Five theatre nurses in eleven weeks, all of them still with us. In the first call Mara told us which of our requirements nobody would meet, and she was right.',
    status: 'approved',
    isPublished: true,
    daysAgo: 70,
  },
  {
    key: 'calder',
    agency: 'harbour',
    name: 'Anselm Tran',
    jobTitle: 'Head of Engineering',
    company: 'Calder Works',
    email: 'anselm.tran@calder.example',
    says: 'They send three people, and we interview three people.',
    status: 'approved',
    isPublished: true,
    daysAgo: 55,
  },
  {
    key: 'larkfield',
    agency: 'harbour',
    name: 'Beatriz Lund',
    jobTitle: 'People Lead',
    company: 'Larkfield Schools',
    email: 'beatriz.lund@larkfield.example',
    says: 'Answers the phone. Says no when the answer is no. We would work with them again tomorrow.',
    status: 'approved',
    daysAgo: 20,
  },
  {
    key: 'sable',
    agency: 'harbour',
    name: 'Ruben Achebe',
    jobTitle: 'Talent Partner',
    company: 'Sable Insurance',
    email: 'ruben.achebe@sable.example',
    says: 'Our actuarial roles had been open for half a year. Harbour Talent filled two of three within a month, and was honest about the third.',
    status: 'submitted',
    daysAgo: 3,
  },
  {
    key: 'brightwater',
    agency: 'harbour',
    name: 'Yusra Hale',
    jobTitle: 'Operations Manager',
    company: 'Brightwater Utilities',
    email: 'yusra.hale@brightwater.example',
    says: 'Tom placed our whole night shift and gave their names to anyone who asked.',
    status: 'declined',
    declined: "It says that candidates' names were given to others. Please request another testimonial.",
    daysAgo: 14,
  },
  {
    key: 'tallowood',
    agency: 'harbour',
    name: 'Giulia Brandt',
    jobTitle: 'HR Director',
    company: 'Tallowood Retail',
    email: 'giulia.brandt@tallowood.example',
    status: 'requested',
    daysAgo: 2,
    token: 'demo-link-of-tallowood',
  },
  {
    key: 'former',
    agency: 'harbour',
    name: 'Oskar Nwosu',
    jobTitle: 'Plant Manager',
    company: 'Greyling Foods',
    email: 'oskar.nwosu@greyling.example',
    status: 'requested',
    daysAgo: 41,
    token: 'demo-link-that-expired',
  },
  {
    key: 'gone',
    agency: 'harbour',
    name: 'Maren Sato',
    jobTitle: 'Office Manager',
    company: 'Fennimore Partners',
    email: 'maren.sato@fennimore.example',
    says: 'Good work.',
    status: 'approved',
    isDeleted: true,
    daysAgo: 90,
  },
  {
    key: 'quayside-published',
    agency: 'quayside',
    name: 'Henrike Osei',
    jobTitle: 'Director of Nursing',
    company: 'Northwind Health',
    email: 'henrike.osei@northwind.example',
    says: 'Quick, and well prepared.',
    status: 'approved',
    isPublished: true,
    daysAgo: 33,
  },
  {
    key: 'quayside-approved',
    agency: 'quayside',
    name: 'Petra Quist',
    jobTitle: 'Founder',
    company: 'Quist & Daughters',
    email: 'petra.quist@quist.example',
    says: 'Understood a family business without being told twice.',
    status: 'approved',
    daysAgo: 12,
  },
  {
    key: 'quayside-review',
    agency: 'quayside',
    name: 'Idris Mallory',
    jobTitle: 'Finance Director',
    company: 'Calder Works',
    email: 'idris.mallory@calder.example',
    says: 'A careful search, with a shortlist that did not need explaining.',
    status: 'submitted',
    daysAgo: 5,
  },
  {
    key: 'quayside-asked',
    agency: 'quayside',
    name: 'Solveig Baptiste',
    jobTitle: 'Managing Partner',
    company: 'Fennimore Partners',
    email: 'solveig.baptiste@fennimore.example',
    status: 'requested',
    daysAgo: 1,
  },
];

/** Draws a plain logo in a colour derived from the company's name, so that companies can be told apart. */
const markOf = async (company: string): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp');
  const hue = [...company].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" rx="16" fill="hsl(${String(hue)} 45% 32%)"/><circle cx="${String(32 + (hue % 5) * 8)}" cy="40" r="18" fill="hsl(${String((hue + 40) % 360)} 70% 72%)"/><rect x="20" y="66" width="56" height="8" rx="4" fill="#fff"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
};

const addLogo = async (scope: SystemScope, files: Files, id: string, given: DemoTestimonial): Promise<void> => {
  const bytes = await markOf(given.company);
  const storageKey = `${id}.png`;
  await files.write(storageKey, bytes);
  await makeTestimonialLogo(scope.db, {
    id,
    tenantId: demoTenantId(given.agency),
    testimonialId: demoId(`testimonial:${given.key}`),
    fileName: `${given.company.replaceAll(/\W+/g, '-')}.png`,
    sizeBytes: bytes.length,
    storageKey,
    thumbnailKey: storageKey,
  });
};

/** Creates clients' testimonials for two of the agencies, in every state. */
export const makeTestimonials = async (scope: SystemScope, files: Files): Promise<void> => {
  const ago = (days: number): Date => new Date(scope.now.getTime() - days * day);
  for (const given of testimonials) {
    const isWritten = given.status !== 'requested';
    const logoId = isWritten ? demoId(`testimonial-logo:${given.key}`) : null;
    await makeTestimonial(scope.db, {
      id: demoId(`testimonial:${given.key}`),
      tenantId: demoTenantId(given.agency),
      createdBy: demoUserId(`owner@${given.agency}.example`),
      fullName: given.name,
      jobTitle: given.jobTitle,
      company: given.company,
      email: given.email,
      recommendation: given.says ?? null,
      logoId,
      status: given.status,
      isPublished: given.isPublished === true,
      tokenHash: given.token === undefined ? null : createHash('sha256').update(given.token).digest('hex'),
      createdAt: ago(given.daysAgo),
      expiresAt: ago(given.daysAgo - 30),
      submittedAt: isWritten ? ago(given.daysAgo - 1) : null,
      decidedAt: given.status === 'approved' || given.status === 'declined' ? ago(given.daysAgo - 2) : null,
      declineReason: given.declined ?? '',
      deletedAt: given.isDeleted ? ago(5) : null,
    });
    if (logoId !== null) await addLogo(scope, files, logoId, given);
  }
};
