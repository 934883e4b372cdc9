import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { regions } from './regions.ts';

/**
 * Names for the countries whose name in the package begins with the form of state, such as "Republic". These names put
 * each country under the letter where readers look for it.
 */
const shortNames: Readonly<Record<string, string>> = {
  CD: 'Congo, Democratic Republic of the',
  CG: 'Congo, Republic of the',
  CI: "Côte d'Ivoire",
  CN: 'China',
  GM: 'Gambia',
  IR: 'Iran',
  MK: 'North Macedonia',
  TW: 'Taiwan',
  TZ: 'Tanzania',
};

const regionOf = new Map(
  regions.flatMap((region) =>
    region.countries
      .trim()
      .split(/\s+/)
      .map((code) => [code, region.id] as const),
  ),
);

const names: Readonly<Record<string, string | readonly string[]>> = english.countries;

const nameOf = (code: string): string => {
  const name = shortNames[code] ?? names[code];
  const first = typeof name === 'string' ? name : name?.[0];
  if (first === undefined) throw new Error(`The country ${code} has no English name.`);
  return first;
};

/** Returns every country in ISO 3166-1. Its ID is the ISO numeric code. */
export const countries = (): { id: number; value: string; code: string; regionId: number }[] =>
  codes.map(([code = '', , numeric]) => {
    const regionId = regionOf.get(code);
    if (regionId === undefined) throw new Error(`The country ${code} is in none of the market regions.`);
    return { id: Number(numeric), value: nameOf(code), code, regionId };
  });
