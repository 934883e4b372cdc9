/**
 * The eight market regions, each with its countries' ISO alpha-2 codes. A region is a market in which agencies recruit,
 * not a continent: the Pacific is served from Australia and New Zealand, Central Asia counts as North Asia, the South
 * Caucasus and Cyprus as Continental Europe, and Turkey as the Middle East.
 */
export const regions: readonly { id: number; value: string; countries: string }[] = [
  {
    id: 1,
    value: 'Australia & New Zealand',
    countries: `AU NZ NF CX CC HM AQ CK NU TK FJ PG SB VU NC PF WS TO TV KI NR WF PN AS GU MP MH FM PW`,
  },
  { id: 2, value: 'South-East Asia', countries: `BN KH ID LA MY MM PH SG TH TL VN` },
  { id: 3, value: 'North Asia', countries: `CN HK MO TW JP KR KP MN KZ KG TJ TM UZ` },
  { id: 4, value: 'South Asia', countries: `IN PK BD LK NP BT MV AF IO` },
  {
    id: 5,
    value: 'Middle East & Africa',
    countries: `
      AE BH IR IQ IL JO KW LB OM PS QA SA SY YE TR
      DZ AO BJ BW BF BI CM CV CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU YT MA MZ
      NA NE NG RE RW SH ST SN SC SL SO ZA SS SD TZ TG TN UG EH ZM ZW TF`,
  },
  { id: 6, value: 'United Kingdom & Ireland', countries: `GB IE GG JE IM` },
  {
    id: 7,
    value: 'Continental Europe',
    countries: `
      AL AD AM AT AZ BY BE BA BG HR CY CZ DK EE FO FI FR GE DE GI GR HU IS IT XK LV LI LT LU MT MD MC ME NL MK NO PL PT
      RO RU SM RS SK SI ES SJ SE CH UA VA AX`,
  },
  {
    id: 8,
    value: 'Americas',
    countries: `
      US CA MX UM GL BM PM
      BZ CR SV GT HN NI PA
      AI AG AW BS BB BQ VG KY CU CW DM DO GD GP HT JM MQ MS PR BL KN LC MF VC SX TT TC VI
      AR BO BR BV CL CO EC FK GF GY PY PE GS SR UY VE`,
  },
];
