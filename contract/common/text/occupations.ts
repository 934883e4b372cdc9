/** Words for occupations, as the source of a pattern in lower case. */
export const occupations =
  '(?:nurse|midwife|carer|manager|engineer|developer|programmer|officer|consultant|analyst|specialist|assistant|director|accountant|teacher|lecturer|driver|electrician|plumber|mechanic|technician|designer|architect|administrator|coordinator|supervisor|executive|representative|clerk|chef|cook|recruiter|scientist|researcher|lawyer|solicitor|paralegal|pharmacist|physiotherapist|therapist|doctor|surgeon|physician|dentist|operator|planner|estimator|surveyor|auditor|bookkeeper|buyer|adviser|advisor|agent|associate|intern|trainee|apprentice|lead|leader|head|chief|secretary|receptionist|foreman|welder|carpenter|geologist|tester|writer|editor|paramedic|radiographer|anaesthetist|underwriter|actuary|broker|trader|strategist|partner|worker|caseworker|counsellor|psychologist|instructor|trainer|tutor|educator|journalist|reporter|translator|interpreter|inspector|examiner)s?';

const occupationPattern = new RegExp(String.raw`\b${occupations}\b`, 'i');

/** Whether a text contains a word for an occupation. */
export const containsOccupation = (text: string): boolean => occupationPattern.test(text);
