export type GalleryPerson = {
  id: string;
  number: number;
  name: string;
  at: number;
  outcome?: 'hired' | 'rejected' | 'closed';
  status: string;
  request: string;
  client: string;
  salary: string;
  fee: string;
  currency: string;
  submitted: string;
  comments: number;
};

const statuses = [
  { status: 'Pending', at: 1 },
  { status: 'Shortlisted', at: 2 },
  { status: 'Screening', at: 3 },
  { status: 'Interviewing', at: 4 },
  { status: 'Offer Extended', at: 5 },
  { status: 'Hired', at: 5, outcome: 'hired' as const },
  { status: 'Rejected', at: 0, outcome: 'rejected' as const },
  { status: 'Not Selected', at: 0, outcome: 'closed' as const },
];
const names = [
  'Siosaia Fonua',
  'Beatrix Lindholm-Adeyemi',
  'Hugo van den Berg',
  'Rosa Ibarra Quintana',
  'Ingrid Maalouf',
  'Desmond Achterberg',
  'Maximiliana Featherstonehaugh-Cholmondeley',
  'Tevita Moala',
  'Aoife Brannigan',
  'Yuki Hanamura',
];
const requests = [
  'HV Electrical Fitter',
  'Data Platform Engineer',
  'Registered Nurse, Residential Aged Care',
  'Head of Procurement',
];
const clients = ['Brightwater Utilities', 'Orrin Data Systems', 'Tallowood Care', 'Oakhaven Council'];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Invented people in every status, for the gallery. */
export const galleryPeople: readonly GalleryPerson[] = names.map((name, at) => ({
  id: String(at),
  number: 871 - at,
  name,
  ...pick(statuses, at),
  request: pick(requests, at),
  client: pick(clients, at),
  salary: String(61_880 + at * 9_731.5),
  fee: String(9_472 + at * 1_312.25),
  currency: at % 3 === 1 ? 'NZD' : 'AUD',
  submitted: `2026-11-${String(20 - at).padStart(2, '0')}`,
  comments: (at * 7) % 5,
}));
