import { classifications } from './classifications.ts';
import { countries } from './countries.ts';
import { currencies } from './currencies.ts';
import { industries, sectors } from './industries.ts';
import { professions } from './professions.ts';
import { regions } from './regions.ts';
import { defaultRoles } from './roles.ts';

export type ReferenceRow = Record<string, string | number | null>;

/** The rows of one table. `key` lists the columns that identify a row. */
interface ReferenceTable {
  table: string;
  key: string[];
  rows: ReferenceRow[];
}

/** The creation date of the default roles, the same in every database. */
const rolesMadeAt = '2025-01-01T00:00:00.000Z';

/** Returns all rows that every database of this version contains, in an order that satisfies the foreign keys. */
export const referenceRows = (): ReferenceTable[] => [
  { table: 'region', key: ['id'], rows: regions.map(({ id, value }) => ({ id, value, sort: id })) },
  {
    table: 'country',
    key: ['id'],
    rows: countries().map(({ regionId, ...country }) => ({ ...country, region_id: regionId })),
  },
  { table: 'currency', key: ['id'], rows: currencies() },
  { table: 'sector', key: ['id'], rows: sectors.map(({ id, value }) => ({ id, value, sort: id })) },
  {
    table: 'industry',
    key: ['id'],
    rows: industries.map(({ id, value, sectorId }) => ({ id, value, sector_id: sectorId, sort: id })),
  },
  {
    table: 'sub_industry',
    key: ['id'],
    rows: industries.flatMap(({ id, parts }) =>
      parts.map((value, place) => ({ id: id * 10 + place + 1, value, industry_id: id, sort: place + 1 })),
    ),
  },
  { table: 'classification', key: ['id'], rows: classifications.map(({ id, value }) => ({ id, value, sort: id })) },
  {
    table: 'sub_classification',
    key: ['id'],
    rows: classifications.flatMap(({ id, parts }) =>
      parts.map((value, place) => ({ id: id * 10 + place + 1, value, classification_id: id, sort: place + 1 })),
    ),
  },
  {
    table: 'profession',
    key: ['id'],
    rows: professions.map(([id, value, iscoCode]) => ({ id, value, isco_code: iscoCode, osca_code: null })),
  },
  {
    table: 'job_title',
    key: ['id'],
    rows: professions.flatMap(([id, , , titles]) =>
      titles.map((value, place) => ({ id: id * 10 + place + 1, value, profession_id: id })),
    ),
  },
  {
    table: 'role',
    key: ['id'],
    rows: defaultRoles.map(({ id, name }) => ({ id, tenant_id: null, name, created_at: rolesMadeAt })),
  },
  {
    table: 'role_permission',
    key: ['role_id', 'permission'],
    rows: defaultRoles.flatMap(({ id, permissions }) =>
      permissions.map((permission) => ({ role_id: id, tenant_id: null, permission })),
    ),
  },
];
