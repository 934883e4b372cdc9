import { containsOccupation, occupations } from '#contract/common/text/occupations.ts';

/** Words for areas of work and study, and for qualifications. As second family names they are rare. */
const areas = [
  'nursing midwifery medicine medical surgical surgery theatre perioperative clinical care aged acute emergency',
  'paediatric paediatrics oncology cardiology radiology radiography dental dentistry pharmacy physiotherapy',
  'psychology pathology mental health community social education teaching studies curriculum test preparation ethics',
  'law legal ceremony ceremonies program programs programme programmes department service services team unit',
  'administration administrative accounting accountancy audit auditing tax taxation payroll finance financial banking',
  'investment insurance procurement purchasing logistics supply warehouse warehousing transport operations',
  'maintenance production manufacturing quality safety compliance risk security project projects product business',
  'management marketing digital media advertising communications content branding design graphic creative fashion',
  'retail sales customer hospitality tourism events catering culinary engineering civil mechanical electrical',
  'electronics structural chemical mining construction architecture surveying planning property technology',
  'information computer computing software hardware web mobile cloud data database network networking cyber',
  'cybersecurity infrastructure systems devops frontend backend development programming testing automation analytics',
  'analysis science research agile scrum aws azure gcp microsoft oracle salesforce sap cisco linux sql java',
  'javascript python certified chartered qualified licensed registered accredited senior junior professional',
  'freelance bachelor diploma certificate degree graduate student human resources recruitment recruiting talent',
  'training consulting leadership strategy portfolio application therapy occupational physical speech dietetics',
  'nutrition intensive critical neonatal maternity obstetrics orthopaedic orthopaedics neurology palliative',
  'rehabilitation veterinary laboratory biomedical biology biotechnology chemistry physics mathematics statistics',
  'economics commerce journalism video photography music sport sports fitness coaching counselling childcare',
  'childhood primary secondary special disability support cleaning office reception client accounts bookkeeping',
  'credit lending claims environmental sustainability energy renewable petroleum marine aviation aerospace automotive',
  'rail machine learning artificial intelligence blockchain user experience interface ux ui global public policy',
].flatMap((words) => words.split(' '));
const areaWords = new Set(areas);

/** Words for occupations and for areas of work, as the source of a pattern in lower case. */
export const workWords = String.raw`\b(?:${occupations}|${areas.join('|')})\b`;

/** Whether a word is an occupation or an area of work, so that it doesn't identify a person. */
export const isWorkWord = (word: string): boolean => areaWords.has(word.toLowerCase()) || containsOccupation(word);

/** Skills that are listed beside a network or do something with it, so they aren't handles. Written in lower case. */
export const skillsWithNetworks = `(?:${[
  occupations,
  ...areas,
  'actions ads? api bots? campaigns? copilot copywriting editing engagement groups? integrations? learning moderation',
  'outreach pages? pipelines? posts? premium profiles? prospecting prospects rays? recruiter reels runners sourcing',
  'stories workflows? seo sem excel word powerpoint tableau hubspot hootsuite buffer mailchimp canva figma sketch',
  'photoshop illustrator indesign wordpress shopify jira confluence trello slack zoom teams notion git bitbucket svn',
  'subversion docker kubernetes podman helm jenkins travis circleci argocd terraform ansible puppet vagrant',
  'prometheus grafana datadog splunk sonarqube maven gradle npm node react angular vue svelte typescript php ruby',
  'golang rust kotlin swift spring django flask laravel rails kafka redis mongodb postgresql postgres mysql',
  'elasticsearch snowflake spark advanced intermediate basic beginner expert proficient fluent native daily',
  'experienced familiar yes hadoop airflow databricks selenium cypress postman bash powershell unix windows google',
  'creator bing pinterest snapchat reddit',
]
  .flatMap((words) => words.split(' '))
  .join('|')})`;
