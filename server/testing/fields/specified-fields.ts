/**
 * All fields in section 3 of the first specification, by record. Our record has the field under the same name, or at
 * the path given after it.
 */
export const firstSpecFields: Readonly<Record<string, string>> = {
  'Profile details': `userId profileId userName firstName lastName tenantId tenantOrganizationName tenantDomain gender
    email phoneNo mobile fax skype biography website linkedIn twitter logoPath thumbPath
    headOffice.address1 headOffice.address2 headOffice.country headOffice.city headOffice.stateProvince
    headOffice.postal headOffice.phone headOffice.email percentCompletion percentCompletionFields areas
    officeAddresses clientsHistory tenantIndustries testimonials isActive hasClassifications
    assessment.finalConfirmation assessment.surveyAnswers`,
  'Office address': `officeAddressId type address1 address2 countryId country regionId region city stateProvince postal
    phone email`,
  'Region area': 'areaId country region',
  'Client history': `clientHistoryId client project location regionId region countryId country engagedDate sectorId
    sector industryId industry recruitmentTypeId recruitmentType roleCategoryId roleCategory employmentClassId
    employmentClass description`,
  Testimonial: `testimonialId tenantId recommendation userId fullName jobTitle company email organizationName
    tenantLogoPath isPublish token expiry isActive isDeleted createdBy createdWhen`,
  'Testimonial form': 'token email fullName company jobTitle tenantLogoPath organizationName',
  'Tenant industry': 'tenantIndustryId',
  'Job title': 'jobTitleId',
  'Tenant classification': `tenantClassificationId classificationId withAllSubClassifications tenantSubClassifications
    tenantSubClassifications.0.tenantSubClassificationId tenantSubClassifications.0.subClassificationId`,
  'Tenant user': `email username email_verified user_id picture created_at last_login user_metadata.user_role
    user_metadata.primary_contact_first_name user_metadata.primary_contact_last_name user_metadata.organization_name
    user_metadata.tenant_id user_metadata.nickname user_metadata.is_sub_user app_metadata`,
  Role: '_id name permissions',
  Permission: '_id name description',
  'Old sub-user': 'user_metadata.is_sub_user',
  'Auth session': 'accessToken expiresAt sessionExpiresAt',
  'Sidebar info': `logoPath organizationName firstName lastName photoUrl photoThumbUrl tenantStatusId verifiedStatus
    isAssessmentCompleted`,
  'Registration answer': 'tenantId profileId userId',
  'Registered owner': 'organization firstName lastName email username',
  'Login registration answer': 'userId isTenantVerified',
  'Contact support message': 'platform email subject description',
  'Personal settings': 'applications clarifications bidding fulfillment',
  'Notification settings': 'applications clarifications bidding fulfillment',
  'Email preference': 'notificationSummary applicationUpdated candidateStatusChanged',
};
