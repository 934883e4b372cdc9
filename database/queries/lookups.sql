-- lookups.regions

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "value"
from "region"
order by "sort";

commit;


-- lookups.countries

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "value", "code", "region_id"
from "country";

commit;


-- lookups.countriesOfRegion

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "value", "code", "region_id"
from "country"
where "region_id" = $1;

commit;


-- lookups.currencies

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "value", "code", "digits"
from "currency"
order by "code";

commit;


-- lookups.sectors

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "value"
from "sector"
order by "sort";

commit;


-- lookups.industriesOfSector

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "value", "sector_id"
from "industry"
where "sector_id" = $1
order by "sort";

commit;


-- lookups.subIndustriesOfIndustry

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "value", "industry_id"
from "sub_industry"
where "industry_id" = $1
order by "sort";

commit;


-- lookups.classifications

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "value"
from "classification"
order by "sort";

commit;


-- lookups.subClassificationsOfClassification

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "value", "classification_id"
from "sub_classification"
where "classification_id" = $1
order by "sort";

commit;


-- lookups.professions

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "value", "isco_code", "osca_code"
from "profession";

commit;


-- lookups.jobTitles

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "value", "profession_id"
from "job_title";

commit;


-- lookups.recruitmentTypes

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- lookups.roleCategories

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- lookups.employmentClasses

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- lookups.feeTypes

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- lookups.bidTypes

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- lookups.bidMethods

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- lookups.awardTypes

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- lookups.competitionTypes

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- lookups.applicationStages

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- lookups.prequalificationStatuses

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- lookups.candidateStatuses

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- lookups.statuses

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- lookups.reasons

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;
