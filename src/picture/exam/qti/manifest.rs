//! What a package holds, and the settings of its quiz.

use crate::exam::bank::Xml;

const XSI: &str = "http://www.w3.org/2001/XMLSchema-instance";
const CONTENT_PACKAGE: &str = "http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1";
const METADATA: &str = "http://www.imsglobal.org/xsd/imsmd_v1p2";
const CANVAS: &str = "http://canvas.instructure.com/xsd/cccv1p0";
/// The kind of a resource that only Canvas reads.
const SETTINGS: &str = "associatedcontent/imscc_xmlv1p1/learning-application-resource";

/// Returns `imsmanifest.xml`.
pub(super) fn manifest(id: &str, title: &str, pictures: &[&str]) -> Vec<u8> {
    let mut xml = Xml::new();
    let schema = format!(
        "{CONTENT_PACKAGE} http://www.imsglobal.org/xsd/imscp_v1p1.xsd \
         {METADATA} http://www.imsglobal.org/xsd/imsmd_v1p2p2.xsd"
    );
    let identifier = format!("{id}-manifest");
    let attributes = [
        ("identifier", identifier.as_str()),
        ("xmlns", CONTENT_PACKAGE),
        ("xmlns:imsmd", METADATA),
        ("xmlns:xsi", XSI),
        ("xsi:schemaLocation", &schema),
    ];
    let (questions, settings) = (format!("{id}/{id}.xml"), format!("{id}/assessment_meta.xml"));
    let settings_id = format!("{id}-settings");
    xml.element("manifest", &attributes, |xml| {
        xml.element("metadata", &[], |xml| {
            xml.leaf("schema", &[], "IMS Content");
            xml.leaf("schemaversion", &[], "1.1.3");
            xml.element("imsmd:lom", &[], |xml| {
                xml.element("imsmd:general", &[], |xml| {
                    xml.element("imsmd:title", &[], |xml| xml.leaf("imsmd:string", &[], title));
                });
            });
        });
        xml.empty("organizations", &[]);
        xml.element("resources", &[], |xml| {
            xml.element("resource", &[("identifier", id), ("type", "imsqti_xmlv1p2")], |xml| {
                xml.empty("file", &[("href", &questions)]);
                xml.empty("dependency", &[("identifierref", &settings_id)]);
            });
            let resource = [("identifier", settings_id.as_str()), ("type", SETTINGS), ("href", &settings)];
            xml.element("resource", &resource, |xml| xml.empty("file", &[("href", &settings)]));
            for path in pictures {
                let name = path.rsplit('/').next().unwrap_or(path).replace('.', "-");
                let resource = [("identifier", name.as_str()), ("type", "webcontent"), ("href", path)];
                xml.element("resource", &resource, |xml| xml.empty("file", &[("href", path)]));
            }
        });
    });
    xml.finish()
}

/// Returns `assessment_meta.xml`: the settings that a new quiz has in Canvas, not published yet.
pub(super) fn settings(id: &str, title: &str, points: usize) -> Vec<u8> {
    let mut xml = Xml::new();
    let schema = format!("{CANVAS} https://canvas.instructure.com/xsd/cccv1p0.xsd");
    let attributes = [("identifier", id), ("xmlns", CANVAS), ("xmlns:xsi", XSI), ("xsi:schemaLocation", &schema)];
    xml.element("quiz", &attributes, |xml| {
        let points = format!("{points}.0");
        for (name, value) in [
            ("title", title),
            ("description", ""),
            ("shuffle_answers", "false"),
            ("scoring_policy", "keep_highest"),
            ("hide_results", ""),
            ("quiz_type", "assignment"),
            ("points_possible", &points),
            ("require_lockdown_browser", "false"),
            ("require_lockdown_browser_for_results", "false"),
            ("require_lockdown_browser_monitor", "false"),
            ("lockdown_browser_monitor_data", ""),
            ("show_correct_answers", "true"),
            ("anonymous_submissions", "false"),
            ("could_be_locked", "false"),
            ("allowed_attempts", "1"),
            ("one_question_at_a_time", "false"),
            ("cant_go_back", "false"),
            ("available", "false"),
            ("one_time_results", "false"),
            ("show_correct_answers_last_attempt", "false"),
            ("only_visible_to_overrides", "false"),
            ("module_locked", "false"),
        ] {
            xml.leaf(name, &[], value);
        }
        xml.empty("assignment_overrides", &[]);
    });
    xml.finish()
}
